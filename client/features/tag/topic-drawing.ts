/** A drawing's lines, as paths on a field of 120 by 80. */
export interface TopicLines {
  /** Leaves, filled like paper, the farthest first. */
  leaves: readonly string[]
  /** The thread. */
  thread: string
}

/** A sequence of numbers from 0 to 1 that a text determines. */
function numbersOf(text: string): () => number {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
const pathOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

type Draw = (next: () => number, count: number) => TopicLines

/** Leaves that turn about one point, like a hand of cards. */
const fan: Draw = (next, count) => {
  const spread = 70 + next() * 50
  const [width, height] = [9 + next() * 5, 50 + next() * 10]
  const leaves = Array.from({ length: count }, (_, i) => {
    const angle = ((i / (count - 1) - 0.5) * spread * Math.PI) / 180
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const at = (x: number, y: number) => [60 + x * cos + y * sin, 74 + x * sin - y * cos] as const
    return pathOf([at(-width, 12), at(-width, height), at(width, height), at(width, 12)])
  })
  return { leaves, thread: 'M60 56V70' }
}

/** Sheets that lie on each other, seen from a corner. */
const stack: Draw = (next, count) => {
  const [step, slant] = [4 + next() * 2.5, 16 + next() * 12]
  const leaves = Array.from({ length: count }, (_, i) => {
    const [x, y] = [28 + (next() - 0.5) * 8, 70 - i * step]
    return pathOf([
      [x, y],
      [x + slant, y - 20],
      [x + slant + 50, y - 20],
      [x + 50, y],
    ])
  })
  return {
    leaves,
    thread: `M${round(30 + slant / 2)} ${round(62 - (count - 1) * step)}v${round(count * step)}`,
  }
}

/** One sheet, folded to and fro. */
const concertina: Draw = (next, count) => {
  const [width, rise] = [92 / count, 10 + next() * 10]
  const leaves = Array.from({ length: count }, (_, i) => {
    const [x, from] = [14 + i * width, i % 2 === 0]
    const [left, right] = from ? [0, rise] : [rise, 0]
    return pathOf([
      [x, 14 + left],
      [x + width, 14 + right],
      [x + width, 60 + right],
      [x, 60 + left],
    ])
  })
  return { leaves, thread: `M14 ${round(36)}L${round(14 + width)} ${round(36 + rise)}` }
}

/** Open leaves above each other, parted by the fold. */
const opened: Draw = (next, count) => {
  const [gap, depth] = [36 / count, 10 + next() * 12]
  const leaves = Array.from({ length: count }, (_, i) => {
    const y = round(12 + i * gap)
    const fold = round(y + depth)
    return `M14 ${y}C38 ${y} 54 ${round(y + depth / 2)} 60 ${fold}C66 ${round(y + depth / 2)} 82 ${y} 106 ${y}v14C82 ${y + 14} 66 ${round(y + 14 + depth / 2)} 60 ${round(fold + 14)}C54 ${round(y + 14 + depth / 2)} 38 ${y + 14} 14 ${y + 14}Z`
  })
  return { leaves, thread: `M60 ${round(12 + depth)}V${round(26 + depth + (count - 1) * gap)}` }
}

/** Spines on a shelf, the last of them leaning. */
const shelf: Draw = (next, count) => {
  const leaves: string[] = []
  let x = 16
  for (let i = 0; i < count; i += 1) {
    const [width, height] = [7 + next() * 6, 34 + next() * 26]
    const lean = i === count - 1 ? 9 : 0
    leaves.push(
      pathOf([
        [x, 70],
        [x + lean, 70 - height],
        [x + lean + width, 70 - height],
        [x + width, 70],
      ]),
    )
    x += width + 1.5
  }
  return { leaves, thread: `M12 70H${round(Math.max(x + 6, 100))}` }
}

const FORMS = [fan, stack, concertina, opened, shelf] as const

/** How a topic is drawn: leaves in one of five forms, which its slug determines, so that it looks alike everywhere. */
export function linesOf(slug: string): TopicLines {
  const next = numbersOf(slug)
  const form = FORMS[Math.floor(next() * FORMS.length)] ?? fan
  return form(next, 4 + Math.floor(next() * 4))
}
