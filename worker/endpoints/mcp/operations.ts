/** What assistants ask of the API. A test validates them against the schema and the limits of documents. */
export const OPERATIONS = {
  search: `query McpSearch($query: String!, $limit: Int!, $to: String) {
    search(query: $query) {
      posts(paging: { limit: $limit, to: $to }) {
        hits {
          passage { text }
          post {
            id title excerpt mediumUrl isLocked readingTime firstPublishedAt
            creator { name username }
            collection { name }
          }
        }
        pagingInfo { next { to } }
      }
    }
  }`,
  story: `query McpStory($id: ID!) {
    story: postResult(id: $id) {
      ... on Post {
        id title subtitle mediumUrl canonicalUrl isLocked license language readingTime firstPublishedAt
        creator { name username }
        coAuthors(limit: 10) { name username }
        collection { name }
        tags { displayTitle }
        content { body isPreview }
      }
      ... on UserError { code message }
    }
  }`,
  drafts: `query McpDrafts($search: String, $limit: Int!, $to: String) {
    viewer {
      stories(filter: DRAFTS, search: $search, paging: { limit: $limit, to: $to }) {
        stories { post { id title wordCount updatedAt } }
        pagingInfo { next { to } }
      }
    }
  }`,
  draft: `query McpDraft($id: ID!) {
    draft(postId: $id) {
      ... on Draft { id revision title subtitle body }
      ... on UserError { code message }
    }
    settings: publishSettings(postId: $id) {
      ... on PublishSettings { isPublished isUnlisted scheduledFor tags }
    }
  }`,
} as const
