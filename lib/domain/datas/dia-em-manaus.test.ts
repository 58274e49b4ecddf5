import { diaEmManaus } from './dia-em-manaus.ts';

test.each(['UTC', 'America/Manaus', 'Asia/Tokyo'])(
  'with the machine in %s the day turns at midnight in Manaus',
  (fuso) => {
    const antes = process.env.TZ;
    process.env.TZ = fuso;
    expect(diaEmManaus(new Date('2027-01-01T03:59:00Z'))).toBe('2026-12-31');
    expect(diaEmManaus(new Date('2027-01-01T04:01:00Z'))).toBe('2027-01-01');
    process.env.TZ = antes;
  },
);
