export default { poweredByHeader: false, images: { unoptimized: true } };
