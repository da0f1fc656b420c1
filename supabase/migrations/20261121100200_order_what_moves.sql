-- Puts the pictures in the order of the list, in one step. What keeps its place is not touched: it has not changed.
create or replace function public.reorder_gallery(p_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_staff('owner', 'editor');
  update public.gallery_images g set position = o.position
  from unnest(p_ids) with ordinality as o (id, position) where g.id = o.id and g.position <> o.position;
end $$;
