/**
 * The codecs give the runtime, which has none, a `location` without an origin when they are loaded, and other packages of
 * the isolate fail at that, such as the SDK of assistants. One that says that it has no origin is kept by the codecs, and
 * understood by the others.
 */
if (!('location' in globalThis)) Object.assign(globalThis, { location: { href: '', origin: 'null' } })
