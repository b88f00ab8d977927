/** Texts of feeds. */
export const rssWording = {
  private: (product: string) => `What you follow on ${product}`,
  latest: (product: string) => `Latest stories on ${product}`,
  user: (name: string, product: string) => `Stories by ${name} on ${product}`,
  recommended: (name: string, product: string) => `Stories that ${name} recommends on ${product}`,
  responses: (story: string, product: string) => `Responses to “${story}” on ${product}`,
  collection: (name: string, product: string) => `${name} on ${product}`,
  collectionTagged: (tag: string, name: string, product: string) => `${tag} in ${name} on ${product}`,
  news: (name: string, product: string) => `News from ${name} on ${product}`,
  newsTagged: (tag: string, name: string, product: string) => `News about ${tag} from ${name} on ${product}`,
  tag: (name: string, product: string) => `${name} on ${product}`,
  catalog: (list: string, name: string, product: string) => `${list}, a list by ${name} on ${product}`,
  readOn: (product: string) => `Continue reading on ${product}`,
  searchOn: (product: string) => `Search stories on ${product}`,
  about: (product: string) => `Stories, and the people who write them, on ${product}`,
} as const
