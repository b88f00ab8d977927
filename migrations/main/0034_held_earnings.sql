CREATE TABLE `held_cycle` (
	`partner_id` text NOT NULL,
	`charge_id` text NOT NULL,
	`number` integer NOT NULL,
	`held_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`signals` text NOT NULL,
	PRIMARY KEY(`partner_id`, `charge_id`, `number`)
);
--> statement-breakpoint
CREATE INDEX `held_cycle_of` ON `held_cycle` (`held_id`,`amount`,`charge_id`);--> statement-breakpoint
CREATE TABLE `held_earnings` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`month` text NOT NULL,
	`state` text NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`signals` text NOT NULL,
	`amounts` text NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`found_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	`reason` text,
	`decided_at` integer,
	`tell_at` integer,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_earnings_once` ON `held_earnings` (`partner_id`,`month`);--> statement-breakpoint
CREATE INDEX `held_earnings_in_state` ON `held_earnings` (`state`,`found_at`,`id`);--> statement-breakpoint
CREATE INDEX `held_earnings_to_tell` ON `held_earnings` (`tell_at`) WHERE "held_earnings"."tell_at" is not null;--> statement-breakpoint
CREATE TABLE `held_part` (
	`partner_id` text NOT NULL,
	`month` text NOT NULL,
	`held_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`paid` integer NOT NULL,
	PRIMARY KEY(`partner_id`, `month`, `held_id`, `currency`)
);
--> statement-breakpoint
ALTER TABLE `partner_month` ADD `scored_up_to` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `partner_month` ADD `scored_on` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `partner_month` ADD `is_scored` integer DEFAULT false NOT NULL;