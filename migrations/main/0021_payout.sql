CREATE TABLE `payout` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`month` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`attempt` integer DEFAULT 0 NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`provider_account_id` text,
	`transfer_id` text,
	`provider_payout_id` text,
	`fee` integer DEFAULT 0 NOT NULL,
	`failure_code` text,
	`reason` text,
	`is_staffs` integer DEFAULT false NOT NULL,
	`waits_since` integer,
	`warnings` integer DEFAULT 0 NOT NULL,
	`warned_at` integer,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`arrives_at` integer,
	`paid_at` integer,
	`changed_at` integer NOT NULL,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_once` ON `payout` (`partner_id`,`month`,`currency`);--> statement-breakpoint
CREATE INDEX `payout_due` ON `payout` (`due_at`) WHERE "payout"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `payout_waiting` ON `payout` (`waits_since`,`id`) WHERE "payout"."waits_since" is not null;--> statement-breakpoint
CREATE TABLE `payout_account` (
	`partner_id` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`provider_account_id` text NOT NULL,
	`country` text NOT NULL,
	`state` text NOT NULL,
	`bank_name` text,
	`bank_last_four` text,
	`bank_currency` text,
	`check_at` integer,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payout_account_by_provider` ON `payout_account` (`provider_account_id`);--> statement-breakpoint
CREATE INDEX `payout_account_to_check` ON `payout_account` (`check_at`) WHERE "payout_account"."check_at" is not null;--> statement-breakpoint
CREATE TABLE `payout_run` (
	`month` text PRIMARY KEY NOT NULL,
	`up_to` text DEFAULT '' NOT NULL,
	`started_at` integer NOT NULL,
	`done_at` integer
);
