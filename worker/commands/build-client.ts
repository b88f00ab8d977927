/** `npm run build:client`: builds the browser's scripts and styles, and what the worker has to know of them. */
import { buildClient } from './client-build'

await buildClient({ isKept: process.env.CLIENT_BUILD === 'kept' })
