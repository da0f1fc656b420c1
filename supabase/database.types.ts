/** The database as its migrations make it. Written by local/backend/database-types.ts; do not edit. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor: string | null;
          actor_name: string | null;
          actor_search: string | null;
          created_at: string;
          details: Json;
          entity: string;
          entity_id: string | null;
          id: number;
        };
        Insert: {
          action: string;
          actor?: string | null;
          actor_name?: string | null;
          actor_search?: never;
          created_at?: string;
          details?: Json;
          entity: string;
          entity_id?: string | null;
          id?: never;
        };
        Update: {
          action?: string;
          actor?: string | null;
          actor_name?: string | null;
          actor_search?: never;
          created_at?: string;
          details?: Json;
          entity?: string;
          entity_id?: string | null;
          id?: never;
        };
        Relationships: [];
      };
      blocked_nights: {
        Row: {
          created_at: string;
          created_by: string | null;
          departure: string;
          first_night: string;
          id: string;
          reason: string;
          suite: string | null;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          departure: string;
          first_night: string;
          id?: string;
          reason: string;
          suite?: string | null;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          departure?: string;
          first_night?: string;
          id?: string;
          reason?: string;
          suite?: string | null;
        };
        Relationships: [];
      };
      calendar_snapshots: {
        Row: {
          empty_reads: number;
          empty_since: string | null;
          entries: number;
          etag: string | null;
          feed: string;
          good_at: string | null;
          label: string;
          last_modified: string | null;
          not_open: Json;
          problem: string | null;
          read_at: string;
          suite: string | null;
          taken: Json;
          warnings: Json;
        };
        Insert: {
          empty_reads?: number;
          empty_since?: string | null;
          entries?: number;
          etag?: string | null;
          feed: string;
          good_at?: string | null;
          label: string;
          last_modified?: string | null;
          not_open?: Json;
          problem?: string | null;
          read_at?: string;
          suite?: string | null;
          taken?: Json;
          warnings?: Json;
        };
        Update: {
          empty_reads?: number;
          empty_since?: string | null;
          entries?: number;
          etag?: string | null;
          feed?: string;
          good_at?: string | null;
          label?: string;
          last_modified?: string | null;
          not_open?: Json;
          problem?: string | null;
          read_at?: string;
          suite?: string | null;
          taken?: Json;
          warnings?: Json;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          language: string;
          message: string;
          name: string;
          page: string | null;
          search_text: string;
          status: string;
          stay_arrival: string | null;
          stay_departure: string | null;
          stay_guests: number | null;
          stay_suite: string | null;
          terms_version: string | null;
          version: number;
        };
        Insert: {
          created_at?: string;
          email: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          language: string;
          message: string;
          name: string;
          page?: string | null;
          search_text?: never;
          status?: string;
          stay_arrival?: string | null;
          stay_departure?: string | null;
          stay_guests?: number | null;
          stay_suite?: string | null;
          terms_version?: string | null;
          version?: number;
        };
        Update: {
          created_at?: string;
          email?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          language?: string;
          message?: string;
          name?: string;
          page?: string | null;
          search_text?: never;
          status?: string;
          stay_arrival?: string | null;
          stay_departure?: string | null;
          stay_guests?: number | null;
          stay_suite?: string | null;
          terms_version?: string | null;
          version?: number;
        };
        Relationships: [];
      };
      data_subject_requests: {
        Row: {
          answer: string | null;
          closed_at: string | null;
          confirmed_at: string | null;
          created_at: string;
          details: string;
          due_on: string | null;
          email: string;
          extension_reason: string | null;
          handled_by: string | null;
          id: string;
          language: string;
          name: string;
          notes: string;
          reference: string | null;
          status: string;
          time_zone: string;
          token_expires_at: string;
          token_hash: string;
          type: string;
          version: number;
        };
        Insert: {
          answer?: string | null;
          closed_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          details?: string;
          due_on?: string | null;
          email: string;
          extension_reason?: string | null;
          handled_by?: string | null;
          id?: string;
          language: string;
          name: string;
          notes?: string;
          reference?: string | null;
          status?: string;
          time_zone?: string;
          token_expires_at: string;
          token_hash: string;
          type: string;
          version?: number;
        };
        Update: {
          answer?: string | null;
          closed_at?: string | null;
          confirmed_at?: string | null;
          created_at?: string;
          details?: string;
          due_on?: string | null;
          email?: string;
          extension_reason?: string | null;
          handled_by?: string | null;
          id?: string;
          language?: string;
          name?: string;
          notes?: string;
          reference?: string | null;
          status?: string;
          time_zone?: string;
          token_expires_at?: string;
          token_hash?: string;
          type?: string;
          version?: number;
        };
        Relationships: [];
      };
      form_submissions: {
        Row: {
          answer: Json | null;
          created_at: string;
          form: string;
          key: string;
          request_hash: string;
          slow: boolean;
        };
        Insert: {
          answer?: Json | null;
          created_at?: string;
          form: string;
          key: string;
          request_hash: string;
          slow?: boolean;
        };
        Update: {
          answer?: Json | null;
          created_at?: string;
          form?: string;
          key?: string;
          request_hash?: string;
          slow?: boolean;
        };
        Relationships: [];
      };
      free_night_notices: {
        Row: {
          arrival: string;
          confirmed_at: string | null;
          created_at: string;
          departure: string;
          email: string;
          id: string;
          language: string;
          suite: string | null;
          token_expires_at: string;
          token_hash: string;
        };
        Insert: {
          arrival: string;
          confirmed_at?: string | null;
          created_at?: string;
          departure: string;
          email: string;
          id?: string;
          language: string;
          suite?: string | null;
          token_expires_at: string;
          token_hash: string;
        };
        Update: {
          arrival?: string;
          confirmed_at?: string | null;
          created_at?: string;
          departure?: string;
          email?: string;
          id?: string;
          language?: string;
          suite?: string | null;
          token_expires_at?: string;
          token_hash?: string;
        };
        Relationships: [];
      };
      gallery_images: {
        Row: {
          alt_el: string;
          alt_en: string;
          bytes: number;
          category: string;
          content_type: string;
          created_at: string;
          created_by: string | null;
          deleted_at: string | null;
          digest: string | null;
          focus_x: number;
          focus_y: number;
          height: number;
          id: string;
          path: string;
          position: number;
          published_at: string | null;
          updated_at: string;
          version: number;
          width: number;
        };
        Insert: {
          alt_el?: string;
          alt_en?: string;
          bytes: number;
          category: string;
          content_type: string;
          created_at?: string;
          created_by?: string | null;
          deleted_at?: string | null;
          digest?: string | null;
          focus_x?: number;
          focus_y?: number;
          height: number;
          id?: string;
          path: string;
          position?: number;
          published_at?: string | null;
          updated_at?: string;
          version?: number;
          width: number;
        };
        Update: {
          alt_el?: string;
          alt_en?: string;
          bytes?: number;
          category?: string;
          content_type?: string;
          created_at?: string;
          created_by?: string | null;
          deleted_at?: string | null;
          digest?: string | null;
          focus_x?: number;
          focus_y?: number;
          height?: number;
          id?: string;
          path?: string;
          position?: number;
          published_at?: string | null;
          updated_at?: string;
          version?: number;
          width?: number;
        };
        Relationships: [];
      };
      newsletter_links: {
        Row: {
          created_at: string;
          expires_at: string;
          language: string;
          subscriber_id: string;
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          expires_at: string;
          language: string;
          subscriber_id: string;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          language?: string;
          subscriber_id?: string;
          token_hash?: string;
        };
        Relationships: [];
      };
      newsletter_subscribers: {
        Row: {
          confirmed_at: string | null;
          created_at: string;
          email: string;
          id: string;
          language: string;
          requested_at: string;
          status: string;
          unsubscribe_token: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          language: string;
          requested_at?: string;
          status?: string;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          language?: string;
          requested_at?: string;
          status?: string;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      outgoing_emails: {
        Row: {
          attempts: number;
          claimed_at: string;
          created_at: string;
          id: string;
          language: string;
          last_error: string | null;
          parameters: Json;
          recipient: string;
          template: string;
        };
        Insert: {
          attempts?: number;
          claimed_at?: string;
          created_at?: string;
          id?: string;
          language: string;
          last_error?: string | null;
          parameters?: Json;
          recipient: string;
          template: string;
        };
        Update: {
          attempts?: number;
          claimed_at?: string;
          created_at?: string;
          id?: string;
          language?: string;
          last_error?: string | null;
          parameters?: Json;
          recipient?: string;
          template?: string;
        };
        Relationships: [];
      };
      page_views_daily: {
        Row: {
          connection_type: string;
          day: string;
          device_class: string;
          language: string;
          page_path: string;
          views: number;
        };
        Insert: {
          connection_type: string;
          day: string;
          device_class: string;
          language: string;
          page_path: string;
          views: number;
        };
        Update: {
          connection_type?: string;
          day?: string;
          device_class?: string;
          language?: string;
          page_path?: string;
          views?: number;
        };
        Relationships: [];
      };
      performance_daily: {
        Row: {
          bucket_counts: number[];
          bucket_highs: number[];
          bucket_indexes: number[];
          bucket_lows: number[];
          connection_type: string;
          cumulative_counts: number[];
          day: string;
          device_class: string;
          good: number;
          language: string;
          metric_name: string;
          needs_improvement: number;
          page_path: string;
          poor: number;
          samples: number;
        };
        Insert: {
          bucket_counts: number[];
          bucket_highs: number[];
          bucket_indexes: number[];
          bucket_lows: number[];
          connection_type: string;
          cumulative_counts?: never;
          day: string;
          device_class: string;
          good: number;
          language: string;
          metric_name: string;
          needs_improvement: number;
          page_path: string;
          poor: number;
          samples: number;
        };
        Update: {
          bucket_counts?: number[];
          bucket_highs?: number[];
          bucket_indexes?: number[];
          bucket_lows?: number[];
          connection_type?: string;
          cumulative_counts?: never;
          day?: string;
          device_class?: string;
          good?: number;
          language?: string;
          metric_name?: string;
          needs_improvement?: number;
          page_path?: string;
          poor?: number;
          samples?: number;
        };
        Relationships: [];
      };
      performance_metrics: {
        Row: {
          connection_type: string;
          created_at: string;
          device_class: string;
          device_memory: number | null;
          id: number;
          language: string;
          metric_name: string;
          metric_value: number;
          page_classes: string[];
          page_url: string;
          rating: string;
          resource_kind: string | null;
          resource_url: string | null;
          session_id: string;
          user_agent: string;
        };
        Insert: {
          connection_type?: string;
          created_at?: string;
          device_class?: string;
          device_memory?: number | null;
          id?: never;
          language?: string;
          metric_name: string;
          metric_value: number;
          page_classes?: string[];
          page_url: string;
          rating: string;
          resource_kind?: string | null;
          resource_url?: string | null;
          session_id: string;
          user_agent?: string;
        };
        Update: {
          connection_type?: string;
          created_at?: string;
          device_class?: string;
          device_memory?: number | null;
          id?: never;
          language?: string;
          metric_name?: string;
          metric_value?: number;
          page_classes?: string[];
          page_url?: string;
          rating?: string;
          resource_kind?: string | null;
          resource_url?: string | null;
          session_id?: string;
          user_agent?: string;
        };
        Relationships: [];
      };
      rate_limits: {
        Row: {
          attempts: number;
          scope: string;
          subject: string;
          window_started_at: string;
        };
        Insert: {
          attempts?: number;
          scope: string;
          subject: string;
          window_started_at?: string;
        };
        Update: {
          attempts?: number;
          scope?: string;
          subject?: string;
          window_started_at?: string;
        };
        Relationships: [];
      };
      slow_resources_daily: {
        Row: {
          bucket_counts: number[];
          bucket_highs: number[];
          bucket_indexes: number[];
          bucket_lows: number[];
          connection_type: string;
          day: string;
          device_class: string;
          language: string;
          page_path: string;
          resource_kind: string;
          resource_url: string;
          samples: number;
        };
        Insert: {
          bucket_counts: number[];
          bucket_highs: number[];
          bucket_indexes: number[];
          bucket_lows: number[];
          connection_type: string;
          day: string;
          device_class: string;
          language: string;
          page_path: string;
          resource_kind: string;
          resource_url: string;
          samples: number;
        };
        Update: {
          bucket_counts?: number[];
          bucket_highs?: number[];
          bucket_indexes?: number[];
          bucket_lows?: number[];
          connection_type?: string;
          day?: string;
          device_class?: string;
          language?: string;
          page_path?: string;
          resource_kind?: string;
          resource_url?: string;
          samples?: number;
        };
        Relationships: [];
      };
      staff: {
        Row: {
          created_at: string;
          name: string;
          role: string;
          user_id: string;
          version: number;
        };
        Insert: {
          created_at?: string;
          name: string;
          role: string;
          user_id: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          name?: string;
          role?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      add_staff: {
        Args: { p_email: string; p_role: string; p_name: string };
        Returns: string;
      };
      ask_for_free_nights: {
        Args: { p_key: string; p_request_hash: string; p_networks: string[]; p_recipient: string; p_limit: number; p_window_seconds: number; p_recipient_limit: number; p_email: string; p_language: string; p_arrival: string; p_departure: string; p_token: string; p_token_hash: string; p_suite?: string };
        Returns: Json;
      };
      backend_status: {
        Args: Record<never, never>;
        Returns: Json;
      };
      calendar_state: {
        Args: Record<never, never>;
        Returns: Json;
      };
      claim_outgoing_emails: {
        Args: { p_limit: number };
        Returns: Json;
      };
      complete_outgoing_emails: {
        Args: { p_ids: string[] };
        Returns: undefined;
      };
      confirm_free_night_notice: {
        Args: { p_token_hash: string };
        Returns: Json;
      };
      current_staff_id: {
        Args: Record<never, never>;
        Returns: string;
      };
      current_staff_role: {
        Args: Record<never, never>;
        Returns: string;
      };
      delete_expired_pictures: {
        Args: { p_paths: string[] };
        Returns: undefined;
      };
      delete_other_calendars: {
        Args: { p_feeds: string[] };
        Returns: undefined;
      };
      erase_person: {
        Args: { p_email: string };
        Returns: Json;
      };
      expired_picture_paths: {
        Args: { p_limit: number };
        Returns: string[];
      };
      export_newsletter: {
        Args: Record<never, never>;
        Returns: Json;
      };
      fail_outgoing_email: {
        Args: { p_id: string; p_error: string };
        Returns: undefined;
      };
      free_night_link: {
        Args: { p_token_hash: string };
        Returns: Json;
      };
      log_build: {
        Args: { p_staff: string };
        Returns: undefined;
      };
      log_person_export: {
        Args: { p_format: string };
        Returns: undefined;
      };
      newsletter_link: {
        Args: { p_token_hash: string };
        Returns: Json;
      };
      performance_by_day: {
        Args: { p_from: string; p_until: string; p_page?: string; p_device?: string; p_connection?: string; p_language?: string };
        Returns: Json;
      };
      performance_by_page: {
        Args: { p_from: string; p_until: string; p_device?: string; p_connection?: string; p_limit?: number; p_language?: string };
        Returns: { page_path: string; views: number; metric_name: string; p75: number; samples: number; good: number; needs_improvement: number; poor: number }[];
      };
      performance_distribution: {
        Args: { p_from: string; p_until: string; p_metric: string; p_page?: string; p_device?: string; p_connection?: string; p_language?: string };
        Returns: { from_value: number; until_value: number; samples: number }[];
      };
      performance_summary: {
        Args: { p_from: string; p_until: string; p_page?: string; p_device?: string; p_connection?: string; p_language?: string };
        Returns: { metric_name: string; p75: number; samples: number; good: number; needs_improvement: number; poor: number; views: number }[];
      };
      person_data: {
        Args: { p_email: string };
        Returns: Json;
      };
      picture_at: {
        Args: { p_path: string };
        Returns: Json;
      };
      postpone_outgoing_emails: {
        Args: { p_ids: string[]; p_seconds: number };
        Returns: undefined;
      };
      privacy_request_link: {
        Args: { p_token_hash: string };
        Returns: Json;
      };
      published_pictures: {
        Args: Record<never, never>;
        Returns: Json;
      };
      purge_expired: {
        Args: Record<never, never>;
        Returns: Json;
      };
      release_rate_limit: {
        Args: { p_scope: string; p_subject: string };
        Returns: undefined;
      };
      reorder_gallery: {
        Args: { p_ids: string[]; p_seen: string[] };
        Returns: boolean;
      };
      roll_up_performance: {
        Args: { p_day: string };
        Returns: number;
      };
      run_maintenance: {
        Args: Record<never, never>;
        Returns: Json;
      };
      save_calendar_snapshot: {
        Args: { p_snapshot: Json };
        Returns: undefined;
      };
      site_speed: {
        Args: Record<never, never>;
        Returns: Json;
      };
      slow_resources: {
        Args: { p_from: string; p_until: string; p_limit?: number; p_page?: string; p_device?: string; p_connection?: string; p_language?: string };
        Returns: { resource_url: string; resource_kind: string; p75: number; samples: number }[];
      };
      staff_accounts: {
        Args: Record<never, never>;
        Returns: { user_id: string; name: string; role: string; email: string; created_at: string; last_sign_in_at: string; version: number }[];
      };
      submit_contact_message: {
        Args: { p_key: string; p_request_hash: string; p_networks: string[]; p_recipient: string; p_limit: number; p_window_seconds: number; p_recipient_limit: number; p_name: string; p_email: string; p_message: string; p_language: string; p_page: string; p_notify: string; p_stay_arrival?: string; p_stay_departure?: string; p_stay_guests?: number; p_terms_version?: string; p_stay_suite?: string };
        Returns: Json;
      };
      submit_privacy_request: {
        Args: { p_key: string; p_request_hash: string; p_networks: string[]; p_recipient: string; p_limit: number; p_window_seconds: number; p_recipient_limit: number; p_type: string; p_name: string; p_email: string; p_details: string; p_language: string; p_token: string; p_token_hash: string };
        Returns: Json;
      };
      subscribe_to_newsletter: {
        Args: { p_key: string; p_request_hash: string; p_networks: string[]; p_recipient: string; p_limit: number; p_window_seconds: number; p_recipient_limit: number; p_email: string; p_language: string; p_token: string; p_token_hash: string };
        Returns: Json;
      };
      take_rate_limit: {
        Args: { p_scope: string; p_subject: string; p_limit: number; p_window_seconds: number };
        Returns: number;
      };
      tell_of_free_nights: {
        Args: { p_gone: Json; p_today: string };
        Returns: Json;
      };
      unfinished_work: {
        Args: Record<never, never>;
        Returns: Json;
      };
      unsubscribe_newsletter: {
        Args: { p_token: string };
        Returns: Json;
      };
      verify_newsletter: {
        Args: { p_token_hash: string };
        Returns: Json;
      };
      verify_privacy_request: {
        Args: { p_token_hash: string; p_notify: string; p_time_zone: string };
        Returns: Json;
      };
      withdraw_free_night_notice: {
        Args: { p_token_hash: string };
        Returns: Json;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
