CREATE TABLE `gift` (
	`id` text PRIMARY KEY NOT NULL,
	`buyer_id` text,
	`key` text,
	`state` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`country` text NOT NULL,
	`provider` text NOT NULL,
	`kept` text,
	`sender_name` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`send_on` text,
	`is_for_new_only` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer,
	`tell` text,
	`tell_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_open` ON `gift` (`buyer_id`) WHERE "gift"."state" = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX `gift_by_key` ON `gift` (`buyer_id`,`key`) WHERE "gift"."buyer_id" is not null;--> statement-breakpoint
CREATE INDEX `gift_of` ON `gift` (`buyer_id`,`created_at`,`id`) WHERE "gift"."buyer_id" is not null;--> statement-breakpoint
CREATE INDEX `gift_to_tell` ON `gift` (`tell_at`) WHERE "gift"."tell_at" is not null;--> statement-breakpoint
CREATE TABLE `gift_code` (
	`id` text PRIMARY KEY NOT NULL,
	`gift_id` text NOT NULL,
	`position` integer NOT NULL,
	`nonce` text NOT NULL,
	`code_hash` text NOT NULL,
	`state` text NOT NULL,
	`recipient_email` text,
	`recipient_name` text,
	`send_at` integer,
	`sent_at` integer,
	`again_key` text,
	`redeemed_by` text,
	`redeemed_at` integer,
	`tell_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_code_of` ON `gift_code` (`gift_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `gift_code_hash` ON `gift_code` (`code_hash`);--> statement-breakpoint
CREATE INDEX `gift_code_to_send` ON `gift_code` (`send_at`) WHERE "gift_code"."send_at" is not null;--> statement-breakpoint
CREATE INDEX `gift_code_to_tell` ON `gift_code` (`tell_at`) WHERE "gift_code"."tell_at" is not null;--> statement-breakpoint
CREATE INDEX `gift_code_redeemed_by` ON `gift_code` (`redeemed_by`) WHERE "gift_code"."redeemed_by" is not null;--> statement-breakpoint
ALTER TABLE `charge` ADD `gift_id` text;--> statement-breakpoint
CREATE INDEX `charge_of_gift` ON `charge` (`gift_id`) WHERE "charge"."gift_id" is not null;