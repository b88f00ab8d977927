/** Prints what is wrong and ends the command. */
export function fail(message: unknown): never {
  console.error(message instanceof Error ? message.message : message)
  process.exit(1)
}
