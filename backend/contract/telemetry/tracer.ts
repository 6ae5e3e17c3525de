import type { TraceParent } from '../request-id';

type Attributes = Record<string, string | number | boolean>;

export interface Span {
  /** As `traceparent` for what this span calls. */
  readonly parent: TraceParent;
  /** Whether anything is recorded; spans of a trace that is not need not be started. */
  readonly isSampled: boolean;
  end: (result?: SpanEnd) => void;
}

interface SpanEnd {
  /** The name, when it becomes known at the end. */
  name?: string;
  attributes?: Attributes;
  hasFailed?: boolean;
}

export interface SpanStart {
  kind?: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** Span or header that caused this one. */
  parent?: TraceParent;
  /** Number of a trace that begins; without it and a parent, a new one. */
  traceId?: string;
}

export interface Tracer {
  start: (name: string, options?: SpanStart) => Span;
  /** Sends what is recorded; nothing is recorded afterwards. */
  close: () => Promise<void>;
}
