import { isBackendHealthy } from '@/lib/backend/health';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';

export const GET = endpoint(async () => {
  const healthy = await isBackendHealthy();
  return jsonResponse(
    { status: healthy ? 'ok' : 'unavailable', parts: { backend: healthy ? 'ok' : 'unavailable' } },
    { status: healthy ? 200 : 503 },
  );
});
