/** A person whose picture is shown, with what is public of their membership. */
export interface Pictured {
  id: string
  username: string
  name: string
  imageId: string | null
  membership: { tier: string; friendSince: number | null } | null
}
