/** For each table: an existing row, a row that a caller tries to add, and a change that a caller tries to make. */
interface Sample {
  /** SQL that adds a row as the database's owner. */
  readonly present: string;
  readonly insert: string;
  readonly update: string;
}

const hash = (digit: string) => digit.repeat(64);
/** A histogram with one value in bucket 1. */
const histogram = "'{1}', '{1}', default, '{1}', '{1}'";
const id = (digit: number) => `00000000-0000-4000-8000-0000000001${String(digit).padStart(2, "0")}`;

export const samples: Readonly<Record<string, Sample>> = {
  audit_log: {
    present: "insert into public.audit_log (action, entity) values ('test', 'test')",
    insert: "insert into public.audit_log (action, entity) values ('forged', 'test')",
    update: "update public.audit_log set action = 'forged'",
  },
  blocked_nights: {
    present:
      "insert into public.blocked_nights (first_night, departure, reason) values ('2026-12-04', '2026-12-08', 'Painting')",
    insert:
      "insert into public.blocked_nights (first_night, departure, reason) values ('2026-12-14', '2026-12-18', 'Painting')",
    update: "update public.blocked_nights set reason = 'Other'",
  },
  calendar_snapshots: {
    present: "insert into public.calendar_snapshots (feed, label) values ('one', 'One')",
    insert: "insert into public.calendar_snapshots (feed, label) values ('two', 'Two')",
    update: "update public.calendar_snapshots set problem = 'slow'",
  },
  contact_messages: {
    present:
      "insert into public.contact_messages (name, email, message, language) values ('Ann', 'ann@example.com', 'A message long enough', 'en')",
    insert:
      "insert into public.contact_messages (name, email, message, language) values ('Bob', 'bob@example.com', 'A message long enough', 'en')",
    update: "update public.contact_messages set status = 'answered'",
  },
  data_subject_requests: {
    present: `insert into public.data_subject_requests (type, name, email, language, token_hash, token_expires_at, status, confirmed_at, reference, due_on)
      values ('access', 'Ann', 'ann@example.com', 'en', '${hash("a")}', now(), 'open', now(), 'DSR-T', current_date)`,
    insert: `insert into public.data_subject_requests (type, name, email, language, token_hash, token_expires_at) values ('access', 'Bob', 'bob@example.com', 'en', '${hash("b")}', now())`,
    update: "update public.data_subject_requests set answer = 'Done'",
  },
  form_submissions: {
    present: `insert into public.form_submissions (form, key, request_hash) values ('contact', '${id(1)}', 'x')`,
    insert: `insert into public.form_submissions (form, key, request_hash) values ('contact', '${id(2)}', 'x')`,
    update: "update public.form_submissions set request_hash = 'y'",
  },
  free_night_notices: {
    present: `insert into public.free_night_notices (email, language, arrival, departure, token_hash, token_expires_at)
      values ('ann@example.com', 'en', '2026-12-04', '2026-12-08', '${hash("e")}', now())`,
    insert: `insert into public.free_night_notices (email, language, arrival, departure, token_hash, token_expires_at)
      values ('bob@example.com', 'en', '2026-12-04', '2026-12-08', '${hash("f")}', now())`,
    update: "update public.free_night_notices set confirmed_at = now()",
  },
  gallery_images: {
    present:
      "insert into public.gallery_images (path, content_type, bytes, width, height, category) values ('a.jpg', 'image/jpeg', 1, 1, 1, 'bedroom')",
    insert:
      "insert into public.gallery_images (path, content_type, bytes, width, height, category) values ('b.jpg', 'image/jpeg', 1, 1, 1, 'bedroom')",
    update: "update public.gallery_images set alt_en = 'Words'",
  },
  newsletter_links: {
    present: `insert into public.newsletter_subscribers (email, language) values ('link@example.com', 'en');
      insert into public.newsletter_links (token_hash, subscriber_id, expires_at, language) select '${hash("c")}', id, now(), 'en' from public.newsletter_subscribers`,
    insert: `insert into public.newsletter_links (token_hash, subscriber_id, expires_at, language) select '${hash("d")}', id, now(), 'en' from public.newsletter_subscribers`,
    update: "update public.newsletter_links set expires_at = now()",
  },
  newsletter_subscribers: {
    present: "insert into public.newsletter_subscribers (email, language) values ('ann@example.com', 'en')",
    insert: "insert into public.newsletter_subscribers (email, language) values ('bob@example.com', 'en')",
    update: "update public.newsletter_subscribers set language = 'el'",
  },
  outgoing_emails: {
    present:
      "insert into public.outgoing_emails (template, recipient, language) values ('contact-receipt', 'ann@example.com', 'en')",
    insert:
      "insert into public.outgoing_emails (template, recipient, language) values ('contact-receipt', 'bob@example.com', 'en')",
    update: "update public.outgoing_emails set attempts = 1",
  },
  page_views_daily: {
    present: "insert into public.page_views_daily values ('2026-01-01', '*', '*', '*', '/', 1)",
    insert: "insert into public.page_views_daily values ('2026-01-02', '*', '*', '*', '/', 1)",
    update: "update public.page_views_daily set views = 2",
  },
  performance_daily: {
    present: `insert into public.performance_daily values ('2026-01-01', '*', '*', '*', '*', 'lcp', 1, 1, 0, 0, ${histogram})`,
    insert: `insert into public.performance_daily values ('2026-01-02', '*', '*', '*', '*', 'lcp', 1, 1, 0, 0, ${histogram})`,
    update: "update public.performance_daily set good = 0",
  },
  performance_metrics: {
    present: `insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating) values ('${id(1)}', '/', 'lcp', 1, 'good')`,
    insert: `insert into public.performance_metrics (session_id, page_url, metric_name, metric_value, rating) values ('${id(2)}', '/', 'lcp', 1, 'good')`,
    update: "update public.performance_metrics set metric_value = 2",
  },
  rate_limits: {
    present: "insert into public.rate_limits (scope, subject) values ('contact', 'a')",
    insert: "insert into public.rate_limits (scope, subject) values ('contact', 'b')",
    update: "update public.rate_limits set attempts = 2",
  },
  slow_resources_daily: {
    present:
      "insert into public.slow_resources_daily values ('2026-01-01', '*', '*', '*', '*', '/a.js', 'script', 1, '{1}', '{1}', '{1}', '{1}')",
    insert:
      "insert into public.slow_resources_daily values ('2026-01-02', '*', '*', '*', '*', '/a.js', 'script', 1, '{1}', '{1}', '{1}', '{1}')",
    update: "update public.slow_resources_daily set samples = 2",
  },
  staff: {
    present: "select 1",
    insert:
      "insert into public.staff (user_id, role, name) values ('00000000-0000-4000-8000-00000000000a', 'owner', 'Intruder')",
    update: "update public.staff set name = 'Renamed'",
  },
  "storage.objects": {
    // The first file belongs to the picture of `gallery_images` above, the second to no picture.
    present: "insert into storage.objects (bucket_id, name) values ('uploads', 'a.jpg'), ('uploads', 'none.jpg')",
    insert: "insert into storage.objects (bucket_id, name) values ('uploads', 'b.jpg')",
    update: "update storage.objects set metadata = '{}'",
  },
  "storage.buckets": {
    present: "select 1",
    insert: "insert into storage.buckets (id, name) values ('mine', 'mine')",
    update: "update storage.buckets set public = true",
  },
};
