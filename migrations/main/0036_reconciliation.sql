CREATE TABLE `provider_difference` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`what` text NOT NULL,
	`kind` text NOT NULL,
	`ours` integer NOT NULL,
	`theirs` integer NOT NULL,
	`currency` text NOT NULL,
	`their_currency` text NOT NULL,
	`found_at` integer NOT NULL,
	`gone_at` integer
);
--> statement-breakpoint
CREATE INDEX `provider_difference_open` ON `provider_difference` (`found_at`,`id`) WHERE "provider_difference"."gone_at" is null;--> statement-breakpoint
CREATE INDEX `provider_difference_about` ON `provider_difference` (`subject`) WHERE "provider_difference"."gone_at" is null;--> statement-breakpoint
CREATE TABLE `provider_movement` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`currency` text NOT NULL,
	`original_amount` integer NOT NULL,
	`original_fee` integer NOT NULL,
	`original_currency` text NOT NULL,
	`is_paid_out` integer DEFAULT false NOT NULL,
	`read_at` integer NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE INDEX `provider_movement_about` ON `provider_movement` (`reference`);--> statement-breakpoint
CREATE INDEX `provider_movement_due` ON `provider_movement` (`due_at`) WHERE "provider_movement"."due_at" is not null;--> statement-breakpoint
CREATE TABLE `provider_reading` (
	`provider` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`cursor` text,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`pages` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `charge` ADD `compare_at` integer;--> statement-breakpoint
CREATE INDEX `charge_to_compare` ON `charge` (`compare_at`) WHERE "charge"."compare_at" is not null;