/** The usual map apps of the country and where each shows an address. */
export function mapAppLinks(address: string) {
  const query = encodeURIComponent(address);
  return [
    { name: '카카오맵', href: `https://map.kakao.com/link/search/${query}` },
    { name: '네이버 지도', href: `https://map.naver.com/p/search/${query}` },
    { name: '구글 지도', href: `https://www.google.com/maps/search/?api=1&query=${query}` },
  ] as const;
}
