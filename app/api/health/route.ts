import { isBackendHealthy } from '@/lib/backend/health';
import { answer, endpoint } from '@/lib/server/endpoint/endpoint';

export const GET = endpoint(async () => {
  const healthy = await isBackendHealthy();
  return answer(
    { status: healthy ? 'ok' : 'unavailable', parts: { backend: healthy ? 'ok' : 'unavailable' } },
    { status: healthy ? 200 : 503 },
  );
});
