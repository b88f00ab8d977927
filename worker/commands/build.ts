/** `npm run build`: builds for production without deploying, and reports the sizes. */
import { buildProduction } from './deploying/build-production'
import { fail } from './fail'

const lines = await buildProduction().catch(fail)
console.log(lines.join('\n'))
