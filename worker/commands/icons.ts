/** `npm run icons`: draws the mark's files (schema/brand/public) again, after a change of schema/brand. */
import { writeFile } from 'node:fs/promises'
import { drawIcons } from './operating/draw-icons'

const FOLDER = 'schema/brand/public'

for (const [name, content] of await drawIcons()) {
  await writeFile(`${FOLDER}/${name}`, content)
  console.log(`${FOLDER}/${name}`)
}
