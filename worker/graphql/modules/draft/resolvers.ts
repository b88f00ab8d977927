import { readDraft, readVersion, readVersions } from '../../../services/draft/read-draft'
import { readPreviewPictures, readSettings } from '../../../services/draft/read-settings'
import { pageSize } from '../../../services/paging'
import { failureMember } from '../../failures'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { byUseCase, showPost } from '../post/show'

/** Writing, publishing, versions and the trash (docs/rules/writing.md). */
export const draftResolvers: Resolvers = {
  Query: {
    draft: async (_root, { postId }, { parts }) => {
      const draft = await readDraft(parts, postId)
      return draft.ok ? { __typename: 'Draft', ...draft.value } : failureMember(draft.failure)
    },
    postVersions: async (_root, { postId, paging }, { parts }) => {
      const page = await readVersions(parts, postId, paging)
      return page.ok
        ? { __typename: 'PostVersionConnection', ...connection('versions', page.value) }
        : failureMember(page.failure)
    },
    postVersion: async (_root, { postId, versionId }, { parts }) => {
      const version = await readVersion(parts, postId, versionId)
      return version.ok ? { __typename: 'PostVersion', ...version.value } : failureMember(version.failure)
    },
    publishSettings: async (_root, { postId }, { parts }) => {
      const settings = await readSettings(parts, postId)
      return settings.ok
        ? { __typename: 'PublishSettings', ...settings.value }
        : failureMember(settings.failure)
    },
  },
  PublishSettings: {
    post: async ({ id }, _args, context) => {
      const post = showPost(context, await context.reader.posts.load(id), byUseCase)
      return required(post ?? undefined, 'post', id)
    },
    previewPictures: async ({ id }, { limit }, { parts }) =>
      (await readPreviewPictures(parts, id)).slice(0, pageSize(limit)),
  },
  PostVersion: {
    isPublished: ({ isPublished }) => isPublished === 1,
    body: ({ body }) => (body === undefined ? null : JSON.parse(body)),
  },
}
