ALTER TABLE `letter` ADD `holds_replies` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `holds_replies` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `post_response` ADD `is_by_mail` integer DEFAULT false NOT NULL;