ALTER TABLE `gift_code` ADD `forget_at` integer;--> statement-breakpoint
CREATE INDEX `gift_code_to_forget` ON `gift_code` (`forget_at`) WHERE "gift_code"."forget_at" is not null;--> statement-breakpoint
-- Recipients of gifts from before any was forgotten.
UPDATE gift_code SET forget_at = CASE
	WHEN gift_code.send_at IS NOT NULL THEN gift.expires_at
	ELSE min(
		gift.expires_at,
		coalesce(gift_code.sent_at + 30 * 86400000, gift.expires_at),
		coalesce(gift_code.redeemed_at + 30 * 86400000, gift.expires_at),
		iif(gift_code.state = 'WITHDRAWN', gift.updated_at + 180 * 86400000, gift.expires_at)
	)
END FROM gift
WHERE gift.id = gift_code.gift_id AND gift_code.recipient_email IS NOT NULL AND gift_code.state <> 'WAITING';
