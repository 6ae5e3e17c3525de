import { env } from '../src/platform/env/env';
import { jsonLogFormat } from '../src/platform/telemetry/json-log-format';

export default () => {
  const { logLevel, logFormat, role } = env();
  if (logFormat === 'text') return { level: logLevel };
  return { level: logLevel, format: jsonLogFormat(role === 'worker' ? 'worker' : 'backend') };
};
