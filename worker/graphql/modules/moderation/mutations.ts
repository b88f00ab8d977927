import { addTopicPost } from '../../../services/moderation/add-topic-post'
import { allowDomain } from '../../../services/moderation/allow-domain'
import { allowOauthApplication } from '../../../services/moderation/allow-oauth-application'
import { banDomain } from '../../../services/moderation/ban-domain'
import { banOauthApplication } from '../../../services/moderation/ban-oauth-application'
import { editTopic } from '../../../services/moderation/edit-topic'
import { mergeTopic } from '../../../services/moderation/merge-topic'
import { restorePost } from '../../../services/moderation/restore-post'
import { restoreThing } from '../../../services/moderation/restore-thing'
import { reviewPost } from '../../../services/moderation/review-post'
import { reviewThing } from '../../../services/moderation/review-thing'
import { suspendUser } from '../../../services/moderation/suspend-user'
import { takeDownPost } from '../../../services/moderation/take-down-post'
import { takeDownThing } from '../../../services/moderation/take-down-thing'
import { unsuspendUser } from '../../../services/moderation/unsuspend-user'
import { unverifyBookAuthor } from '../../../services/moderation/unverify-book-author'
import { unverifyOauthApplication } from '../../../services/moderation/unverify-oauth-application'
import { verifyBookAuthor } from '../../../services/moderation/verify-book-author'
import { verifyOauthApplication } from '../../../services/moderation/verify-oauth-application'
import { withholdPost } from '../../../services/moderation/withhold-post'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const moderationMutations: Resolvers = {
  Mutation: {
    suspendUser: mutation(suspendUser, 'AdminUser'),
    unsuspendUser: mutation(unsuspendUser, 'AdminUser'),
    verifyBookAuthor: mutation(verifyBookAuthor, 'AdminUser'),
    unverifyBookAuthor: mutation(unverifyBookAuthor, 'AdminUser'),
    takeDownPost: mutation(takeDownPost, 'AdminPost'),
    reviewPost: mutation(reviewPost, 'AdminPost'),
    withholdPost: mutation(withholdPost, 'AdminPost'),
    restorePost: mutation(restorePost, 'AdminPost'),
    takeDownThing: mutation(takeDownThing, 'AdminThing'),
    reviewThing: mutation(reviewThing, 'AdminThing'),
    restoreThing: mutation(restoreThing, 'AdminThing'),
    editTopic: mutation(editTopic, 'AdminTopic'),
    addTopicPost: mutation(addTopicPost, 'AdminTopic'),
    mergeTopic: mutation(mergeTopic, 'AdminTopic'),
    banDomain: mutation(banDomain, 'AdminDomain'),
    allowDomain: mutation(allowDomain, 'AdminDomain'),
    banOauthApplication: mutation(banOauthApplication, 'AdminApplication'),
    allowOauthApplication: mutation(allowOauthApplication, 'AdminApplication'),
    verifyOauthApplication: mutation(verifyOauthApplication, 'AdminApplication'),
    unverifyOauthApplication: mutation(unverifyOauthApplication, 'AdminApplication'),
  },
}
