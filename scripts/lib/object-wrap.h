// Since 24.19 `node::ObjectWrap` unregisters a hook when it is destroyed, which aborts the process when V8 collects it outside
// of JavaScript. Compiled after this header, a wrapper has no hook, as in every release before. Included by install.mjs.
#pragma once

#include <node.h>

namespace node {
inline void NoCleanupHook(v8::Isolate*, void (*)(void*), void*) {}
}  // namespace node

#define AddEnvironmentCleanupHook NoCleanupHook
#define RemoveEnvironmentCleanupHook NoCleanupHook
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
