// Ends with code 0 if the process on this port of this machine should get requests: a health check without curl.
const port = process.argv[2] ?? '3000';

try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
