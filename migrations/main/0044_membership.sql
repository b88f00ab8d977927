CREATE TABLE `charge` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`user_id` text,
	`membership_id` text NOT NULL,
	`purpose` text NOT NULL,
	`plan` text NOT NULL,
	`price` integer NOT NULL,
	`cycle` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`provider` text NOT NULL,
	`method` text,
	`status` text NOT NULL,
	`provider_charge_id` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`fee` integer DEFAULT 0 NOT NULL,
	`tax` integer DEFAULT 0 NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`decline_code` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`is_surplus` integer DEFAULT false NOT NULL,
	`check_at` integer,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_key_unique` ON `charge` (`key`);--> statement-breakpoint
CREATE INDEX `charge_of` ON `charge` (`user_id`,`created_at`,`id`) WHERE "charge"."user_id" is not null;--> statement-breakpoint
CREATE INDEX `charge_of_membership` ON `charge` (`membership_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `charge_by_provider` ON `charge` (`provider_charge_id`) WHERE "charge"."provider_charge_id" is not null;--> statement-breakpoint
CREATE INDEX `charge_to_check` ON `charge` (`check_at`) WHERE "charge"."check_at" is not null;--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`charge_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`booked_at` integer NOT NULL,
	PRIMARY KEY(`charge_id`, `version`, `kind`, `account`)
);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_time` ON `ledger_entry` (`booked_at`);--> statement-breakpoint
CREATE TABLE `coupon` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`discount` text NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`most_uses` integer,
	`expires_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `coupon_of` ON `coupon` (`user_id`) WHERE "coupon"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `membership` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`is_current` integer DEFAULT false NOT NULL,
	`provider` text NOT NULL,
	`customer_id` text NOT NULL,
	`method_id` text NOT NULL,
	`method` text NOT NULL,
	`method_expires_at` integer,
	`country` text NOT NULL,
	`started_at` integer NOT NULL,
	`subscription` text NOT NULL,
	`fact_count` integer NOT NULL,
	`next_charge_at` integer,
	`ends_at` integer NOT NULL,
	`told_count` integer DEFAULT 0 NOT NULL,
	`untold_since` integer,
	`notice_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_current` ON `membership` (`user_id`) WHERE "membership"."is_current" = 1;--> statement-breakpoint
CREATE INDEX `membership_of` ON `membership` (`user_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `membership_due` ON `membership` (`next_charge_at`) WHERE "membership"."next_charge_at" is not null;--> statement-breakpoint
CREATE INDEX `membership_untold` ON `membership` (`untold_since`) WHERE "membership"."untold_since" is not null;--> statement-breakpoint
CREATE INDEX `membership_notice` ON `membership` (`notice_at`) WHERE "membership"."notice_at" is not null;--> statement-breakpoint
CREATE INDEX `membership_by_method` ON `membership` (`method_id`);--> statement-breakpoint
CREATE TABLE `membership_fact` (
	`id` text PRIMARY KEY NOT NULL,
	`membership_id` text NOT NULL,
	`position` integer NOT NULL,
	`fact` text NOT NULL,
	`known_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_fact_of` ON `membership_fact` (`membership_id`,`position`);--> statement-breakpoint
CREATE TABLE `payment_check` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`since` integer NOT NULL,
	`cursor` text,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`compared` integer DEFAULT 0 NOT NULL,
	`mended` integer DEFAULT 0 NOT NULL,
	`unknown` integer DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_check_by_start` ON `payment_check` (`provider`,`started_at`);--> statement-breakpoint
CREATE TABLE `provider_event` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`at` integer NOT NULL,
	`subjects` text NOT NULL,
	`received_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE INDEX `provider_event_due` ON `provider_event` (`due_at`) WHERE "provider_event"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `provider_event_by_receipt` ON `provider_event` (`received_at`);--> statement-breakpoint
CREATE TABLE `purchase` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`membership_id` text NOT NULL,
	`provider` text NOT NULL,
	`country` text NOT NULL,
	`quote` text NOT NULL,
	`coupon_code` text,
	`kept` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_open` ON `purchase` (`user_id`) WHERE "purchase"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX `purchase_of` ON `purchase` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchase_by_membership` ON `purchase` (`membership_id`);--> statement-breakpoint
ALTER TABLE `user` ADD `membership_ends_at` integer;