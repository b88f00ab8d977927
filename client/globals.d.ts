/** True in the browser's bundle, which leaves out what only documents need. */
declare const __BROWSER__: boolean
