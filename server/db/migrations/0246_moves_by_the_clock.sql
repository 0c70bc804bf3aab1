-- Why: messages of a moved player spoke of five minutes that had begun, and say the time now. It was the next full five minutes.
update messages.messages set facts = facts || jsonb_build_object('until', to_char(
    to_timestamp(ceil(extract(epoch from sent_at) / 300) * 300) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  where kind in ('agentEnded', 'teamLeft', 'teamJoined') and not facts ? 'until';
