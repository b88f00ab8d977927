/** True in the browser's bundle, from which what only documents need is left out. */
declare const __BROWSER__: boolean
