CREATE TABLE `partner` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`status` text NOT NULL,
	`joined_on` integer NOT NULL,
	`left_on` integer,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_of_user` ON `partner` (`user_id`) WHERE "partner"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `partner_cycle` (
	`charge_id` text NOT NULL,
	`number` integer NOT NULL,
	`round` integer NOT NULL,
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`member` text NOT NULL,
	`before` integer NOT NULL,
	`kept` integer NOT NULL,
	`fee` integer NOT NULL,
	`tax` integer NOT NULL,
	`share` integer NOT NULL,
	`writers` integer NOT NULL,
	`weights` text NOT NULL,
	`divided_at` integer NOT NULL,
	PRIMARY KEY(`charge_id`, `number`, `round`)
);
--> statement-breakpoint
CREATE INDEX `partner_cycle_by_time` ON `partner_cycle` (`divided_at`);--> statement-breakpoint
CREATE TABLE `partner_earning` (
	`month` text NOT NULL,
	`partner_id` text NOT NULL,
	`post_id` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`seconds` integer DEFAULT 0 NOT NULL,
	`pooled` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`month`, `partner_id`, `currency`, `post_id`)
);
--> statement-breakpoint
CREATE TABLE `partner_line` (
	`charge_id` text NOT NULL,
	`number` integer NOT NULL,
	`round` integer NOT NULL,
	`place` integer NOT NULL,
	`month` text NOT NULL,
	`partner_id` text NOT NULL,
	`post_id` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`charge_id`, `number`, `round`, `place`)
);
--> statement-breakpoint
CREATE INDEX `partner_line_of` ON `partner_line` (`partner_id`,`month`,`charge_id`,`number`,`round`,`place`);--> statement-breakpoint
CREATE TABLE `partner_month` (
	`month` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`rounds` integer DEFAULT 0 NOT NULL,
	`booked_up_to` text DEFAULT '' NOT NULL,
	`asked_at` integer,
	`carries_over` integer DEFAULT false NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE TABLE `partner_rate` (
	`month` text NOT NULL,
	`currency` text NOT NULL,
	`rate` integer NOT NULL,
	`set_at` integer NOT NULL,
	PRIMARY KEY(`month`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `partner_set_aside` (
	`charge_id` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`reason` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`tried_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partner_set_aside_due` ON `partner_set_aside` (`due_at`,`charge_id`);--> statement-breakpoint
CREATE INDEX `partner_set_aside_tried` ON `partner_set_aside` (`tried_at`,`charge_id`);--> statement-breakpoint
CREATE TABLE `partner_statement` (
	`partner_id` text NOT NULL,
	`month` text NOT NULL,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`pooled` integer NOT NULL,
	`paid` integer NOT NULL,
	`booked_at` integer NOT NULL,
	PRIMARY KEY(`partner_id`, `month`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `partner_sum` (
	`month` text NOT NULL,
	`currency` text NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	`fee` integer DEFAULT 0 NOT NULL,
	`tax` integer DEFAULT 0 NOT NULL,
	`share` integer DEFAULT 0 NOT NULL,
	`lines` integer DEFAULT 0 NOT NULL,
	`pool` integer DEFAULT 0 NOT NULL,
	`carried` integer DEFAULT 0 NOT NULL,
	`divided` text,
	`divided_up_to` text DEFAULT '' NOT NULL,
	`is_pool_done` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`month`, `currency`)
);
--> statement-breakpoint
ALTER TABLE `charge` ADD `divide_at` integer;--> statement-breakpoint
CREATE INDEX `charge_to_divide` ON `charge` (`divide_at`) WHERE "charge"."divide_at" is not null;--> statement-breakpoint
ALTER TABLE `post_read` ADD `is_locked` integer DEFAULT false NOT NULL;