/** The origin of a custom domain, which uses the main host's scheme and port. */
export function ownOrigin(domain: string, mainOrigin: string): string {
  const { protocol, port } = new URL(mainOrigin)
  return `${protocol}//${domain}${port && `:${port}`}`
}
