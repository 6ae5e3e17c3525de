import { env } from '../src/platform/env/env';

export default () => ({ level: env().logLevel });
