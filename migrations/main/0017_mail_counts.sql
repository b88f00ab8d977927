ALTER TABLE `letter` ADD `unsubscribed_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `letter_recipient` ADD `has_left` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `welcome_delivery` ADD `has_left` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `welcome_letter` ADD `delivered_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `welcome_letter` ADD `bounced_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `welcome_letter` ADD `complained_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `welcome_letter` ADD `unsubscribed_count` integer DEFAULT 0 NOT NULL;