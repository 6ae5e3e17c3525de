import type { CertificateFile } from './certificate';
import { renderCertificate } from './render-certificate';

/** Rendering takes CPU, so it runs outside the main thread. */
export const drawCertificate = (file: CertificateFile): Promise<Uint8Array> => renderCertificate(file);
