import { startS3 } from './s3-stand-in';

/** The stand-in with versions as a process of its own, for the drill: prints its settings in one line. */
void startS3().then((s3) => {
  s3.versions = [];
  process.stdout.write(`${JSON.stringify(s3.env)}\n`);
});
