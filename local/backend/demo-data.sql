-- Demo data: a month of page views, on pages that every house has, and older messages, subscribers and privacy requests.
-- :suite is the path of the suite's page. Random numbers derive from the seed (random ids do not), all dates from today.
select setseed(0.2607);

create temporary table demo_pages (page text, weight double precision) on commit drop;
insert into demo_pages values ('/', 30), (:suite, 24), ('/el', 12), ('/el' || :suite, 8),
  ('/contact', 6), ('/about', 7), ('/accessibility', 5), ('/el/contact', 3), ('/el/about', 3),
  ('/proof', 4), ('/rental-conditions', 2), ('/privacy', 1);

-- One row per page view: 100 a day, 140 on Saturdays and Sundays. The pages become a little faster from day to day.
create temporary table demo_views on commit drop as
select gen_random_uuid() as session_id, view_day, page,
  case when page like '/el%' then 'el' else 'en' end as language,
  case when device < 0.64 then 'mobile' else 'desktop' end as device_class,
  case when line < 0.76 then '4g' when line < 0.9 then '3g' when line < 0.93 then '2g' else 'unknown' end as connection_type,
  (view_day + (0.25 + 0.72 * hour) * interval '1 day') as at,
  exp(0.42 * noise) * (case when device < 0.64 then 1.25 else 0.8 end)
    * (case when line < 0.76 then 1 when line < 0.9 then 1.7 when line < 0.93 then 3.2 else 1 end)
    * (1 + 0.008 * (current_date - view_day::date)) as slowness,
  (array[2, 4, 4, 8, 8])[1 + floor(5 * memory)::int] as memory
from (
  select d as view_day, random() as device, random() as line, random() as hour, random() as memory,
    (random() + random() + random() + random() + random() + random() - 3) as noise, random() as pick
  from generate_series((now() at time zone 'UTC')::date - 30, (now() at time zone 'UTC')::date - 1, interval '1 day') as d,
    generate_series(1, 100 + (case when extract(isodow from d) >= 6 then 40 else 0 end))
) as visits
cross join lateral (
  select page from (
    select page, sum(weight) over (order by weight desc, page) / sum(weight) over () as reached from demo_pages
  ) as shares where reached >= pick order by reached limit 1
) as chosen;

insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating, user_agent,
  connection_type, device_memory, device_class, page_classes, language)
select at at time zone 'UTC', session_id, page, name, value,
  case when value <= good then 'good' when value <= poor then 'needs-improvement' else 'poor' end,
  case device_class when 'mobile' then 'Mozilla/5.0 (Linux; Android 15) Mobile' else 'Mozilla/5.0 (Windows NT 10.0; Win64)' end,
  connection_type, memory, device_class,
  array_remove(array[case when connection_type = '2g' then 'slow-connection' end, case when memory < 4 then 'low-memory' end], null),
  language
from demo_views cross join lateral (values
  ('ttfb', 330 * slowness, 800, 1800),
  ('fcp', 780 * slowness, 1800, 3000),
  ('lcp', 1050 * slowness, 2500, 4000),
  ('inp', 105 * slowness, 200, 500),
  ('fid', 9 * slowness, 100, 300),
  ('cls', 0.022 * slowness, 0.1, 0.25),
  ('fcpToLcp', 270 * slowness, 1000, 2500)
) as metric (name, value, good, poor);

insert into public.performance_metrics (created_at, session_id, page_url, metric_name, metric_value, rating,
  connection_type, device_class, language, resource_url, resource_kind)
select at at time zone 'UTC', session_id, page, 'slowResource', 1000 + 420 * slowness, 'good', connection_type, device_class,
  language, file, kind
from demo_views cross join lateral (
  select * from (values ('/static/bedroom-01.avif', 'picture'), ('/functions/v1/uploads', 'function'),
    ('/page-data/about/page-data.json', 'data')) as files (file, kind)
  offset mod(abs(hashtext(session_id::text)), 3) limit 1
) as slow where slowness > 2.2;

do $$ begin
  perform public.roll_up_performance(d::date) from generate_series(current_date - 31, current_date, interval '1 day') as d;
end $$;

insert into public.contact_messages (created_at, name, email, message, language, page, status)
select now() - make_interval(hours => hours), name, email, message, language,
  case language when 'el' then '/el/contact' else '/contact' end, status
from (values
  (2, 'Clara Hofer', 'clara@posteo.example', E'We land at 22:40 on the 4th of December. Is there still a way in?\n\nIf we check in online before boarding, would the code work at midnight? There are two of us, and a cello.', 'en', 'new'),
  (3, 'Δημήτρης Παπαδόπουλος', 'dimitris@mail.example', E'Καλημέρα σας, υπάρχει θέση στάθμευσης κοντά; Θα έρθουμε με αυτοκίνητο, Παρασκευή απόγευμα.', 'el', 'new'),
  (5, 'Lucas Martin', 'lucas@courriel.example', 'Would a cot fit beside the bed? Our daughter is fourteen months old and sleeps anywhere except where she should.', 'en', 'new'),
  (50, 'Aoife Murphy', 'aoife@mail.example', 'Thank you for finding the scarf. Please post it; I will pay the postage. The address is on the registration form.', 'en', 'answered'),
  (98, 'Marta Silva', 'marta@correio.example', 'Could you send the invoice for 3–5 November to my company? The tax number is on the booking.', 'en', 'answered'),
  (146, 'Jonas Weber', 'jonas@post.example', 'Is a late check-out on Sunday possible? Our train leaves at 17:20.', 'en', 'answered'),
  (220, 'Ελένη Καραγιάννη', 'eleni.k@mail.example', 'Γιορτάζουμε την επέτειό μας στις 12 του μήνα. Υπάρχει κάποιο εστιατόριο κοντά που να μη χρειάζεται κράτηση μια εβδομάδα πριν;', 'el', 'answered'),
  (400, 'Priya Nair', 'priya@inbox.example', 'How steep is the street to your door, honestly? My mother walks well but not uphill for long.', 'en', 'archived')
) as messages (hours, name, email, message, language, status);

insert into public.newsletter_subscribers (created_at, email, language, status, requested_at, confirmed_at, unsubscribed_at)
select asked, 'reader' || n || '@mail.example', case when n % 3 = 0 then 'el' else 'en' end,
  case when n <= 4 then 'pending' when n % 41 = 0 then 'unsubscribed' else 'confirmed' end, asked,
  case when n > 4 then asked + interval '20 minutes' end,
  case when n > 4 and n % 41 = 0 then asked + interval '40 days' end
from generate_series(1, 426) as n
cross join lateral (select now() - (case when n <= 4 then n * 20 else n * 31 end) * interval '1 hour' as asked) as times;

insert into public.data_subject_requests (created_at, type, name, email, details, language, token_hash, token_expires_at,
  status, confirmed_at, reference, due_on, answer, closed_at)
select now() - make_interval(days => days), type, name, email, details, language,
  md5('demo' || days) || md5('request' || days), now() - make_interval(days => days - 3), status,
  now() - make_interval(days => days), 'DSR-' || lpad(nextval('public.data_subject_request_number')::text, 4, '0'),
  (now() - make_interval(days => days) + interval '1 month')::date,
  case when status = 'closed' then 'We have sent you a copy of everything we hold about you, by email.' end,
  case when status = 'closed' then now() - make_interval(days => days - 9) end
from (values
  (71, 'access', 'Henrik Sund', 'henrik@epost.example', 'All messages since my stay in June.', 'en', 'closed'),
  (24, 'erasure', 'Martina Keller', 'm.keller@posteo.example', 'We stayed in March. Please delete my messages as well.', 'en', 'open'),
  (6, 'rectification', 'Νίκος Αντωνίου', 'nikos.a@mail.example', 'Το επώνυμό μου γράφεται με ένα «ν» στην απόδειξη.', 'el', 'open')
) as requests (days, type, name, email, details, language, status);

insert into public.audit_log (created_at, actor_name, action, entity, entity_id, details) values
  (now() - interval '20 hours', 'Eleni Markou', 'export', 'newsletter_subscribers', null, '{"count": 412}'),
  (now() - interval '50 hours', 'Eleni Markou', 'mark answered', 'contact_message', null, '{}'),
  (now() - interval '62 days', 'Eleni Markou', 'close', 'data_subject_request', 'DSR-0001', '{}');
