import { toastWording } from '../../../schema/wording/toasts'
import { viewerWording } from '../../../schema/wording/viewer'
import { useOperationMutation } from '../../lib/mutation'
import { Button } from '../../ui/Button'
import { showError, showToast } from '../toast'
import { Banner } from './Banner'
import { SendVerificationEmail } from './send-verification-email.generated'

const wording = viewerWording.banners

/** Says that the account's address isn't confirmed yet, and resends the link. */
export function VerifyEmailBanner() {
  const send = useOperationMutation(SendVerificationEmail)
  const resend = () =>
    send.mutate(
      {},
      {
        onSuccess: ({ sendVerificationEmail: result }) =>
          showToast(
            'message' in result
              ? { message: result.message }
              : {
                  message: toastWording.verificationSent,
                  duration: 'FOREVER',
                  extraParams: { testId: 'verification-sent' },
                },
          ),
        onError: () => showError(toastWording.after.error),
      },
    )
  return (
    <Banner style="VERIFY_EMAIL" text={wording.verifyEmail}>
      <Button
        look="text"
        isPending={send.isPending}
        pendingText={wording.sending}
        onClick={resend}
        className="font-medium"
      >
        {wording.resendEmail}
      </Button>
    </Banner>
  )
}
