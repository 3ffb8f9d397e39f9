import { useEffect, useState } from 'preact/hooks';

/** Empty modules around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A link as a QR code; what makes it is fetched when the first is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [path, setPath] = useState<{ d: string; size: number }>();
  useEffect(() => {
    let left = false;
    void import('qrcode-generator').then(({ default: qrcode }) => {
      if (left) return;
      // Type 0: as large as the text needs. M: a seventh of it may be dirty.
      const code = qrcode(0, 'M');
      code.addData(text);
      code.make();
      const size = code.getModuleCount();
      const rows = Array.from({ length: size }, (_, y) =>
        Array.from({ length: size }, (_, x) => (code.isDark(y, x) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
      );
      setPath({ d: rows.join(''), size });
    });
    return () => {
      left = true;
    };
  }, [text]);
  if (!path) return <span class="qr" />;
  const { d, size } = path;
  const box = [-QUIET_ZONE, -QUIET_ZONE, size + 2 * QUIET_ZONE, size + 2 * QUIET_ZONE];
  return (
    <svg class="qr" viewBox={box.join(' ')} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={d} />
    </svg>
  );
}
