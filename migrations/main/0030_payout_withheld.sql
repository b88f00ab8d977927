ALTER TABLE `payout` ADD `withheld` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payout` ADD `withheld_rate` integer;--> statement-breakpoint
ALTER TABLE `payout` ADD `us_source` integer;--> statement-breakpoint
ALTER TABLE `payout` ADD `tax_form_id` text;--> statement-breakpoint
CREATE INDEX `payout_paid` ON `payout` (`paid_at`,`id`) WHERE "payout"."paid_at" is not null;