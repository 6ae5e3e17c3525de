import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { GetObjectCommandInput, GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { env } from '../env/env';
import type { StorageEnv } from '../env/storage-env';
import type { FileStore, StoredEntry } from './file-store';
import { StorageDown, s3Settings } from './s3-settings';

/** Loaded with the first file: a shop with its files on disk never loads it. */
const load = () => import('@aws-sdk/client-s3');

/** How long an address of a private file works; a film that is playing asks for the next one. */
const ADDRESS_SECONDS = 900;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode
    : undefined;

/** A part was asked for that begins behind the end of the file. */
export class BeyondEnd extends Error {}

/** Part of a file as S3 sent it. */
export interface OpenedFile {
  body: Readable;
  answer: GetObjectCommandOutput;
}

/** In a bucket, under the same names as on disk. */
export class S3Store implements FileStore {
  private client: Promise<S3Client> | undefined;

  constructor(private readonly settings: StorageEnv) {}

  private connect(): Promise<S3Client> {
    this.client ??= load().then(({ S3Client: Client }) => new Client(s3Settings(this.settings)));
    return this.client;
  }

  /** Runs one call; null when there is no such file. */
  private async run<T>(
    call: (s3: Awaited<ReturnType<typeof load>>, client: S3Client) => Promise<T>,
  ): Promise<T | null> {
    try {
      return await call(await load(), await this.connect());
    } catch (error) {
      const isBucket = error instanceof Error && error.name === 'NoSuchBucket';
      if (statusOf(error) === 404 && !isBucket) return null;
      if (statusOf(error) === 416) throw new BeyondEnd('The file is shorter');
      throw new StorageDown(error);
    }
  }

  private async put(name: string, body: Buffer | Readable, length: number): Promise<void> {
    const place = { Bucket: this.settings.bucket, Key: name };
    const stored = await this.run(({ PutObjectCommand }, client) =>
      client.send(new PutObjectCommand({ ...place, Body: body, ContentLength: length })),
    );
    if (!stored) throw new StorageDown(new Error('NoSuchBucket'));
  }

  write(name: string, content: Buffer): Promise<void> {
    return this.put(name, content, content.length);
  }

  /** Copies a file of this disk, of any size. */
  async writeFrom(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    const content = createReadStream(file);
    try {
      await this.put(name, content, size);
    } finally {
      // A storage that is away leaves it open.
      content.destroy();
    }
  }

  async read(name: string): Promise<Buffer | null> {
    const opened = await this.open(name);
    if (!opened) return null;
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of opened.body) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    } catch (error) {
      throw new StorageDown(error);
    }
  }

  /** Opens a file, or the part of it that a browser asked for. */
  async open(name: string, asked: Pick<GetObjectCommandInput, 'Range'> = {}): Promise<OpenedFile | null> {
    const place = { Bucket: this.settings.bucket, Key: name };
    const answer = await this.run(({ GetObjectCommand }, client) =>
      client.send(new GetObjectCommand({ ...place, ...asked })),
    );
    return answer?.Body ? { body: answer.Body as Readable, answer } : null;
  }

  async has(name: string): Promise<boolean> {
    const place = { Bucket: this.settings.bucket, Key: name };
    return (await this.run(({ HeadObjectCommand }, client) => client.send(new HeadObjectCommand(place)))) !== null;
  }

  /** Address from which whoever knows it can read the file for a quarter of an hour. */
  async addressOf(name: string): Promise<string> {
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const { GetObjectCommand } = await load();
    const command = new GetObjectCommand({ Bucket: this.settings.bucket, Key: name });
    return getSignedUrl(await this.connect(), command, { expiresIn: ADDRESS_SECONDS });
  }

  async remove(name: string): Promise<void> {
    const place = { Bucket: this.settings.bucket, Key: name };
    await this.run(({ DeleteObjectCommand }, client) => client.send(new DeleteObjectCommand(place)));
  }

  private async listAll(folder: string): Promise<StoredEntry[]> {
    const found: StoredEntry[] = [];
    let token: string | undefined;
    do {
      const asked = { Bucket: this.settings.bucket, Prefix: `${folder}/`, ...(token && { ContinuationToken: token }) };
      const page = await this.run(({ ListObjectsV2Command }, client) => client.send(new ListObjectsV2Command(asked)));
      for (const { Key, LastModified } of page?.Contents ?? [])
        if (Key !== undefined && LastModified) found.push({ name: Key, changedAt: LastModified });
      token = page?.NextContinuationToken;
    } while (token !== undefined);
    return found;
  }

  async removeFolder(folder: string): Promise<void> {
    for (const { name } of await this.listAll(folder)) await this.remove(name);
  }

  async list(folder: string): Promise<StoredEntry[]> {
    const newest = new Map<string, Date>();
    for (const { name, changedAt } of await this.listAll(folder)) {
      const [child = ''] = name.slice(folder.length + 1).split('/', 1);
      const known = newest.get(child);
      if (!known || known < changedAt) newest.set(child, changedAt);
    }
    return [...newest].map(([name, changedAt]) => ({ name, changedAt }));
  }
}

let current: { settings: StorageEnv; store: S3Store } | undefined;

/** The bucket of the shop; null without one. */
export function s3Store(): S3Store | null {
  const { storage } = env();
  if (!storage) return null;
  if (current?.settings !== storage) current = { settings: storage, store: new S3Store(storage) };
  return current.store;
}
