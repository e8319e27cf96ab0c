const copy = {play: '播放'};

export default copy;
